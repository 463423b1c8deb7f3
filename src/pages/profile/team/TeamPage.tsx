import { type ReactNode, useRef, useState } from 'react';
import { EmailText } from '../../../components/emails.tsx';
import { championship } from '../../../data/championship.ts';
import { minWidth } from '../../../pictures/breakpoints.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import { useSession } from '../../../session/AuthContext.tsx';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog.tsx';
import { TeamForm } from './TeamForm.tsx';
import { TeamList } from './TeamList.tsx';
import {
  lineOf,
  type ListedMember,
  memberFieldNames,
  nextMember,
  type SharedFields,
  type TeamMember,
} from './teamMember.ts';
import './team.scss';

/** The result of the last action. */
interface Status {
  /** `added` shows in the form, which keeps the focus; the others show above the list. */
  kind: 'added' | 'changed' | 'copied' | 'copyFailed';
  text: ReactNode;
  /** A deleted member's name and the list before, for Undo. */
  deletion?: { name: string; before: readonly ListedMember[] };
}

const membersText = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;

/** Part of each announcement, so that adding two members of the same name gives two different messages. */
const teamSize = (count: number) => (count > 0 ? ` The team has ${membersText(count)}.` : '');

/** The participant's team, which only this page holds. */
export default function TeamPage() {
  const [members, setMembers] = useState<readonly ListedMember[]>([]);
  const [editedId, setEditedId] = useState<number | null>(null);
  const { user } = useSession();
  const [previous, setPrevious] = useState<SharedFields>(user);
  /** What was typed in the forms that are not shown, by the id of the edited member, or `new`. */
  const [typed, setTyped] = useState<Partial<Record<number | 'new', TeamMember>>>({});
  const [status, setStatus] = useState<Status | null>(null);
  const nextId = useRef(1);
  const form = useRef<{ values: () => TeamMember }>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const hasMembers = members.length > 0;
  const edited = members.find(({ id }) => id === editedId);
  const formKey = edited?.id ?? 'new';
  const nextNew = nextMember(previous);
  const deletion = status?.deletion;
  const copied = status?.kind === 'copied';
  const copyResult = copied || status?.kind === 'copyFailed' ? status : null;

  const edit = (id: number) => {
    setTyped({ ...typed, [formKey]: form.current?.values() });
    setEditedId(id);
    setStatus(null);
  };
  const endEditing = () => {
    setTyped({ ...typed, [formKey]: undefined });
    setEditedId(null);
    listHeading.current?.focus();
  };
  const save = (member: TeamMember) => {
    if (edited) {
      const { id } = edited;
      setMembers(members.map((listed) => (listed.id === id ? { ...member, id } : listed)));
      setStatus({ kind: 'changed', text: `${member.name} was updated.` });
      endEditing();
    } else {
      setMembers([...members, { ...member, id: nextId.current++ }]);
      setStatus({
        kind: 'added',
        text: `${member.name} was added.${teamSize(members.length + 1)}`,
      });
      setPrevious(member);
    }
  };
  const remove = ({ id, name }: ListedMember) => {
    setMembers(members.filter((listed) => listed.id !== id));
    if (id === editedId) setEditedId(null);
    listHeading.current?.focus();
    setStatus({
      kind: 'changed',
      text: `${name} was deleted.${teamSize(members.length - 1)}`,
      deletion: { name, before: members },
    });
  };
  const undo = ({ name, before }: NonNullable<Status['deletion']>) => {
    setMembers(before);
    listHeading.current?.focus();
    setStatus({ kind: 'changed', text: `${name} was restored.${teamSize(before.length)}` });
  };
  const hasInput = () => {
    const member = form.current?.values();
    return memberFieldNames.some((name) => member?.[name] !== nextNew[name]);
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
        {/* A new form for each edited member. */}
        <TeamForm
          key={formKey}
          ref={form}
          edited={edited}
          initial={typed[formKey] ?? edited ?? nextNew}
          onSave={save}
          onCancel={endEditing}
          message={status?.kind === 'added' && status.text}
        />
      </section>
      <section className="team-members">
        <h2 ref={listHeading} id="team-list-title" tabIndex={-1}>
          Team Members
        </h2>
        <StatusAlert status={status?.kind === 'added' ? null : status}>
          {deletion && (
            <button type="button" className="btn btn-secondary" onClick={() => undo(deletion)}>
              {'Undo '}
              <span className="visually-hidden">the deletion of {deletion.name}</span>
            </button>
          )}
        </StatusAlert>
        {hasMembers ? (
          <>
            <div className="split">
              <p className="muted">{membersText(members.length)}</p>
              {copyButton('secondary')}
            </div>
            <TeamList
              labelledBy="team-list-title"
              members={members}
              editedId={editedId}
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
        <StatusAlert status={copyResult}>
          {!copyResult &&
            (hasMembers
              ? 'Your team is not saved, and will be lost if you leave this page. To keep it, copy the list first.'
              : 'What you have typed is not saved, and will be lost if you leave this page.')}
        </StatusAlert>
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

interface StatusAlertProps {
  status: Status | null;
  children?: ReactNode;
}

/** A message that is announced. It is on the page before its text: live regions announce changes only. */
const StatusAlert = ({ status, children }: StatusAlertProps) => (
  <div
    className={
      status ? `alert alert-${status.kind === 'copyFailed' ? 'danger' : 'success'}` : undefined
    }
  >
    <p role="status">{status?.text}</p>
    {children}
  </div>
);
