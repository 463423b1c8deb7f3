import { useRef, useState } from 'react';
import { copyText } from '../../../browser/copyText.ts';
import { handledByPage } from '../../../forms/outcome.ts';
import { useForm } from '../../../forms/useForm.ts';
import { useSession } from '../../../session/AuthContext.tsx';
import type { Deletion, Status } from './StatusAlert.tsx';
import {
  lineOf,
  type ListedMember,
  memberFieldNames,
  membersText,
  nextMember,
  type TeamMember,
} from './teamMember.ts';

/** Part of most announcements, so that adding two members of the same name gives two different messages. */
const teamSize = (count: number) => (count > 0 ? ` The team has ${membersText(count)}.` : '');

/** The members of a team, and the form that adds or changes one. */
export function useTeam() {
  const { user } = useSession();
  const [members, setMembers] = useState<readonly ListedMember[]>([]);
  /** The member in the form; null for a new one. */
  const [editedMember, setEditedMember] = useState<ListedMember | null>(null);
  /** A new member before anything is typed. */
  const [blankMember, setBlankMember] = useState(() => nextMember(user));
  /** Shown in the form, which keeps the focus. */
  const [addedText, setAddedText] = useState('');
  /** Shown above the list. */
  const [status, setStatus] = useState<Status | null>(null);
  /** What was typed for each member before another took over the form, by the member's id; undefined for a new one. */
  const draftsRef = useRef(new Map<number | undefined, TeamMember>());
  const nextIdRef = useRef(1);
  const listHeadingRef = useRef<HTMLHeadingElement>(null);
  const detailsRef = useRef<HTMLDetailsElement>(null);

  const form = useForm({
    fieldNames: memberFieldNames,
    defaultValues: nextMember(user),
    submit: (values) => {
      const member = { ...values, name: values.name.trim() };
      if (editedMember) update({ ...member, id: editedMember.id });
      else add(member);
      return handledByPage;
    },
  });

  function add(member: TeamMember) {
    setMembers([...members, { ...member, id: nextIdRef.current++ }]);
    setAddedText(`${member.name} was added.${teamSize(members.length + 1)}`);
    // The next member starts with the shared fields of this one.
    const next = nextMember(member);
    setBlankMember(next);
    form.reset(next);
    form.focus('name');
    detailsRef.current?.removeAttribute('open');
  }
  function update(member: ListedMember) {
    setMembers(members.map((listed) => (listed.id === member.id ? member : listed)));
    leaveForm();
    showAtList(`${member.name} was updated.`);
  }
  function showInForm(member: ListedMember | null) {
    form.reset(draftsRef.current.get(member?.id) ?? member ?? blankMember);
    setEditedMember(member);
  }
  function leaveForm() {
    draftsRef.current.delete(editedMember?.id);
    showInForm(null);
  }
  function showAtList(text: string, deletion?: Deletion) {
    setAddedText('');
    setStatus({ kind: 'changed', text, deletion });
    listHeadingRef.current?.focus();
  }

  const edit = (member: ListedMember) => {
    draftsRef.current.set(editedMember?.id, form.values());
    showInForm(member);
    clearStatus();
  };
  const endEditing = () => {
    leaveForm();
    listHeadingRef.current?.focus();
  };
  const remove = ({ id, name }: ListedMember) => {
    setMembers(members.filter((listed) => listed.id !== id));
    draftsRef.current.delete(id);
    if (id === editedMember?.id) showInForm(null);
    const undo = () => {
      setMembers(members);
      showAtList(`${name} was restored.${teamSize(members.length)}`);
    };
    showAtList(`${name} was deleted.${teamSize(members.length - 1)}`, { name, undo });
  };
  const hasInput = () => {
    const member = form.values();
    return memberFieldNames.some((name) => member[name] !== blankMember[name]);
  };
  const clearStatus = () => {
    setAddedText('');
    setStatus(null);
  };
  const copyList = async () => {
    // Live regions announce changes only.
    clearStatus();
    const copied = await copyText(members.map(lineOf).join('\n'));
    setStatus({ kind: copied ? 'copied' : 'copyFailed' });
  };
  return {
    form,
    members,
    editedMember,
    addedText,
    status,
    listHeadingRef,
    detailsRef,
    edit,
    endEditing,
    remove,
    hasInput,
    clearStatus,
    copyList,
  };
}
