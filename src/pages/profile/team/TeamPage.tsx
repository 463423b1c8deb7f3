import { type ReactNode, useRef, useState } from 'react';
import { EmailText } from '../../../components/emails.tsx';
import { championship } from '../../../data/championship.ts';
import { handled } from '../../../forms/outcome.ts';
import { useForm } from '../../../forms/useForm.ts';
import { minWidth } from '../../../pictures/breakpoints.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import { useSession } from '../../../session/AuthContext.tsx';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog.tsx';
import { type Status, StatusAlert } from './StatusAlert.tsx';
import { TeamForm } from './TeamForm.tsx';
import { TeamList } from './TeamList.tsx';
import {
  lineOf,
  type ListedMember,
  memberFieldNames,
  nextMember,
  type TeamMember,
} from './teamMember.ts';
import './team.scss';

const membersText = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;

/** Part of most announcements, so that adding two members of the same name gives two different messages. */
const teamSize = (count: number) => (count > 0 ? ` The team has ${membersText(count)}.` : '');

/** The participant's team, which only this page holds. */
export default function TeamPage() {
  const { user } = useSession();
  const [members, setMembers] = useState<readonly ListedMember[]>([]);
  /** The member in the form; null for a new one. */
  const [edited, setEdited] = useState<ListedMember | null>(null);
  /** A new member before anything is typed. */
  const [blank, setBlank] = useState(() => nextMember(user));
  const [status, setStatus] = useState<Status | null>(null);
  /** What was typed for each member before another took over the form, by the member's id; undefined for a new one. */
  const drafts = useRef(new Map<number | undefined, TeamMember>());
  const nextId = useRef(1);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const hasMembers = members.length > 0;
  const copied = status?.kind === 'copied';
  const copyResult = copied || status?.kind === 'copyFailed' ? status : null;

  const form = useForm({
    fieldNames: memberFieldNames,
    defaultValues: blank,
    submit: (values) => {
      const member = { ...values, name: values.name.trim() };
      if (edited) update({ ...member, id: edited.id });
      else add(member);
      return handled;
    },
  });
  const showInForm = (member: ListedMember | null) => {
    form.reset(drafts.current.get(member?.id) ?? member ?? blank);
    setEdited(member);
  };
  const showAtList = (text: string, undo?: ReactNode) => {
    setStatus({ kind: 'changed', text, undo });
    listHeading.current?.focus();
  };

  const add = (member: TeamMember) => {
    setMembers([...members, { ...member, id: nextId.current++ }]);
    setStatus({ kind: 'added', text: `${member.name} was added.${teamSize(members.length + 1)}` });
    // The next member starts with the shared fields of this one.
    const next = nextMember(member);
    setBlank(next);
    form.reset(next);
    form.focus('name');
    details.current?.removeAttribute('open');
  };
  const edit = (member: ListedMember) => {
    drafts.current.set(edited?.id, form.values());
    showInForm(member);
    setStatus(null);
  };
  const endEditing = () => {
    drafts.current.delete(edited?.id);
    showInForm(null);
    listHeading.current?.focus();
  };
  const update = (member: ListedMember) => {
    setMembers(members.map((listed) => (listed.id === member.id ? member : listed)));
    endEditing();
    showAtList(`${member.name} was updated.`);
  };
  const remove = ({ id, name }: ListedMember) => {
    setMembers(members.filter((listed) => listed.id !== id));
    if (id === edited?.id) showInForm(null);
    const undo = () => {
      setMembers(members);
      showAtList(`${name} was restored.${teamSize(members.length)}`);
    };
    showAtList(
      `${name} was deleted.${teamSize(members.length - 1)}`,
      <button type="button" className="btn btn-secondary" onClick={undo}>
        {'Undo '}
        <span className="visually-hidden">the deletion of {name}</span>
      </button>,
    );
  };
  const hasInput = () => {
    const member = form.values();
    return memberFieldNames.some((name) => member[name] !== blank[name]);
  };
  const copyList = async () => {
    // Live regions announce changes only.
    setStatus(null);
    setStatus(await copyAsText(members));
  };
  const copyButton = (kind: 'primary' | 'secondary') => (
    <button type="button" className={`btn btn-${kind}`} onClick={() => void copyList()}>
      Copy list
    </button>
  );
  return (
    <div className="surface-padded team">
      <div className="team-head">
        <h1>Team Management</h1>
        <p className="muted">
          Draft your team here. The list is not saved: copy it before you leave.
        </p>
      </div>
      {/* Submitting removes the previous message, even if a field is wrong. */}
      <section onSubmitCapture={() => setStatus(null)}>
        <TeamForm
          form={form}
          details={details}
          edited={edited}
          onCancel={endEditing}
          message={status?.kind === 'added' && status.text}
        />
      </section>
      <section className="team-members">
        <h2 ref={listHeading} id="team-list-title" tabIndex={-1}>
          Team Members
        </h2>
        <StatusAlert status={status?.kind === 'added' ? null : status} />
        {hasMembers ? (
          <>
            <div className="split">
              <p className="muted">{membersText(members.length)}</p>
              {copyButton('secondary')}
            </div>
            <TeamList
              labelledBy="team-list-title"
              members={members}
              editedId={edited?.id}
              onEdit={edit}
              onRemove={remove}
            />
          </>
        ) : (
          <div className="team-empty">
            <p className="muted">No team members added yet</p>
            <Picture name="places/hooks" alt="" sizes={`${minWidth.full} 40rem, 100vw`} />
          </div>
        )}
      </section>
      <UnsavedChangesDialog
        hasChanges={() => hasMembers || hasInput()}
        backup={
          hasMembers
            ? { button: copyButton(copied ? 'secondary' : 'primary'), done: copied }
            : undefined
        }
      >
        <StatusAlert status={copyResult} />
        {!copyResult &&
          (hasMembers
            ? 'Your team is not saved, and will be lost if you leave this page. To keep it, copy the list first.'
            : 'What you have typed is not saved, and will be lost if you leave this page.')}
      </UnsavedChangesDialog>
    </div>
  );
}

/** Copies the members as text. @returns the result. */
async function copyAsText(members: readonly TeamMember[]): Promise<Status> {
  try {
    await navigator.clipboard.writeText(members.map(lineOf).join('\n'));
    return {
      kind: 'copied',
      text: (
        <>
          The list has been copied, so you can leave this page. You can email it to{' '}
          <EmailText address={championship.teamEmail} />.
        </>
      ),
    };
  } catch {
    // The browser has denied access, or the page has no HTTPS.
    const text =
      'Could not copy the list. Please stay on this page, select the list and copy it yourself.';
    return { kind: 'copyFailed', text };
  }
}
