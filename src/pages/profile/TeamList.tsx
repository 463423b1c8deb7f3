import { PencilIcon, TrashIcon } from '../../components/icons';
import type { ListedMember } from './teamMember';

interface TeamListProps {
  members: readonly ListedMember[];
  /** The member deleted last, who leaves in view, and its place. */
  removed: { member: ListedMember; index: number } | undefined;
  /** The member whose data is in the form. */
  editedId: number | null;
  onEdit: (member: ListedMember) => void;
  onDelete: (member: ListedMember) => void;
}

/** What is known of a member beside the name and the summary, in one line. */
const facts = ({ organization, place, qualification, address, zip, country }: ListedMember) =>
  [organization, place, qualification, address, zip, country]
    .filter((fact) => fact.trim() !== '')
    .join(' · ');

/** The team's members, each with the buttons to change and to delete it. */
export function TeamList({ members, removed, editedId, onEdit, onDelete }: TeamListProps) {
  if (members.length === 0) return <p className="muted">No team members added yet</p>;
  const shown = removed ? members.toSpliced(removed.index, 0, removed.member) : members;
  return (
    <ul className="team-list" aria-labelledby="team-list-title">
      {shown.map((member) => (
        <li
          key={member.id}
          className={member.id === editedId ? 'edited' : undefined}
          hidden={member === removed?.member}
        >
          <div>
            <p>{member.name}</p>
            <p className="muted">{facts(member)}</p>
            {member.background.trim() && <p>{member.background}</p>}
          </div>
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-label={`Edit ${member.name}`}
            onClick={() => onEdit(member)}
          >
            <PencilIcon />
          </button>
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-label={`Delete ${member.name}`}
            onClick={() => onDelete(member)}
          >
            <TrashIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
