import { useRef, useState } from 'react';
import { TeamForm } from './TeamForm';
import { TeamList } from './TeamList';
import type { ListedMember, TeamMember } from './teamMember';

/** The participant's team: kept on this page only, no call is made. See spec.md §2, Team. */
export function TeamPage() {
  const [members, setMembers] = useState<readonly ListedMember[]>([]);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const nextId = useRef(1);
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
    }
    setNews(`${member.name} was ${edited ? 'updated' : 'added'}.`);
  };
  const remove = ({ id, name }: ListedMember) => {
    setMembers(members.filter((listed) => listed.id !== id));
    if (id === editedId) setEditedId(null);
    listHeading.current?.focus();
    setNews(`${name} was deleted.`);
  };
  return (
    <>
      <section className="card-surface">
        <h1>Team Management</h1>
        <p className="muted prose">
          Draft your team here. The list is not saved: it is gone when you leave this page.
        </p>
        {/* Above the form, where the next name is typed: below it, a phone would not show it. */}
        <p className="team-news" role="status">
          {news}
        </p>
        {/* A new form for each member that is edited, and an empty one for the next. */}
        <TeamForm key={edited?.id ?? 'new'} edited={edited} onSave={save} onCancel={endEditing} />
      </section>
      <section className="card-surface">
        <h2 ref={listHeading} id="team-list-title" tabIndex={-1}>
          Team Members
        </h2>
        <TeamList
          members={members}
          editedId={editedId}
          onEdit={({ id }) => {
            setEditedId(id);
            setNews('');
          }}
          onDelete={remove}
        />
      </section>
    </>
  );
}
