import { PencilIcon, TrashIcon } from '../../../components/icons.tsx';
import { type ListedMember, summaryOf } from './teamMember.ts';

interface TeamListProps {
  /** Id of the list's heading. */
  labelledBy: string;
  members: readonly ListedMember[];
  editedId: number | undefined;
  onEdit: (member: ListedMember) => void;
  onRemove: (member: ListedMember) => void;
}

/** The members of a team, each with a button to edit and one to delete it. */
export const TeamList = ({ labelledBy, members, editedId, onEdit, onRemove }: TeamListProps) => (
  <ul className="team-list" aria-labelledby={labelledBy}>
    {members.map((member) => (
      <li key={member.id} className={member.id === editedId ? 'edited' : undefined}>
        <div>
          <p>{member.name}</p>
          <p className="muted">{summaryOf(member)}</p>
          {member.background.trim() && <p>{member.background}</p>}
        </div>
        <button
          type="button"
          className="btn btn-secondary"
          aria-label={`Edit ${member.name}`}
          onClick={() => onEdit(member)}
        >
          <PencilIcon />
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          aria-label={`Delete ${member.name}`}
          onClick={() => onRemove(member)}
        >
          <TrashIcon />
        </button>
      </li>
    ))}
  </ul>
);
