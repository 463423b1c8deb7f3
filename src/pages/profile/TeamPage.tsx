import { useRef, useState } from 'react';
import { LeaveGuard } from './LeaveGuard';
import { TeamForm } from './TeamForm';
import { TeamList } from './TeamList';
import { nextMember, type ListedMember, type TeamMember } from './teamMember';
import './team.scss';

/** What has just happened to the team, said where the visitor looks. */
interface TeamNews {
  text: string;
  /** True for messages above the form, where the next name is typed; the others are by the list. */
  atForm?: boolean;
  /** The member that can be brought back, and its place in the list. */
  removed?: { member: ListedMember; index: number };
}

/** How many are in the team: two of the same name are two messages. */
const size = (count: number) => `The team has ${count} ${count === 1 ? 'member' : 'members'}.`;

/** Whether something is typed into the form, beside what it began with. */
const isFilled = (form: HTMLFormElement | null, initial: TeamMember) =>
  form !== null &&
  [...new FormData(form)].some(([name, value]) => value !== initial[name as keyof TeamMember]);

/** The participant's team: kept on this page only, no call is made. See product.md, Profile. */
export function Component() {
  const [members, setMembers] = useState<readonly ListedMember[]>([]);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [previous, setPrevious] = useState<TeamMember>();
  const [news, setNews] = useState<TeamNews | null>(null);
  const nextId = useRef(1);
  const form = useRef<HTMLFormElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const edited = members.find(({ id }) => id === editedId);

  /** Back to adding: the form whose button was pressed gives way to an empty one. */
  const endEditing = () => {
    setEditedId(null);
    listHeading.current?.focus();
  };
  const save = (member: TeamMember) => {
    if (edited) {
      const { id } = edited;
      setMembers(members.map((listed) => (listed.id === id ? { ...member, id } : listed)));
      endEditing();
    } else {
      setMembers([...members, { ...member, id: nextId.current++ }]);
      setPrevious(member);
    }
    const text = edited
      ? `${member.name} was updated.`
      : `${member.name} was added. ${size(members.length + 1)}`;
    setNews({ text, atForm: !edited });
  };
  const remove = (member: ListedMember) => {
    const index = members.indexOf(member);
    setMembers(members.filter((listed) => listed !== member));
    if (member.id === editedId) setEditedId(null);
    listHeading.current?.focus();
    setNews({
      text: `${member.name} was deleted. ${size(members.length - 1)}`,
      removed: { member, index },
    });
  };
  const bringBack = ({ member, index }: NonNullable<TeamNews['removed']>) => {
    setMembers([...members.slice(0, index), member, ...members.slice(index)]);
    listHeading.current?.focus();
    setNews({ text: `${member.name} was restored. ${size(members.length + 1)}` });
  };
  const hasChanges = () => members.length > 0 || isFilled(form.current, nextMember(previous));
  const removed = news?.removed;
  return (
    <>
      <section className="card-surface">
        <h1>Team Management</h1>
        <p className="muted prose">
          Draft your team here. It is not saved, and will be lost when you leave this page.
        </p>
        <section>
          <h2 ref={listHeading} id="team-list-title" tabIndex={-1}>
            Team Members
          </h2>
          <div className={news && !news.atForm ? 'form-alert success' : undefined}>
            <p role="status">{!news?.atForm && news?.text}</p>
            {removed && (
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => bringBack(removed)}
              >
                {'Undo '}
                <span className="visually-hidden">the deletion of {removed.member.name}</span>
              </button>
            )}
          </div>
          <TeamList
            members={members}
            removed={removed}
            editedId={editedId}
            onEdit={({ id }) => {
              setEditedId(id);
              setNews(null);
            }}
            onDelete={remove}
          />
        </section>
      </section>
      <section className="card-surface team-form">
        <div className={news?.atForm ? 'form-alert success' : undefined}>
          <p role="status">{news?.atForm && news.text}</p>
        </div>
        {/* A new form for each member that is edited, and an empty one for the next. */}
        <TeamForm
          key={edited?.id ?? 'new'}
          edited={edited}
          previous={previous}
          onSave={save}
          onCancel={endEditing}
          ref={form}
        />
      </section>
      <LeaveGuard hasChanges={hasChanges}>
        Your team is not saved. If you leave this page, it will be lost.
      </LeaveGuard>
    </>
  );
}
