import { minWidth } from '../../../pictures/breakpoints.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog.tsx';
import { StatusAlert } from './StatusAlert.tsx';
import { TeamForm } from './TeamForm.tsx';
import { TeamList } from './TeamList.tsx';
import { membersText } from './teamMember.ts';
import { useTeam } from './useTeam.ts';
import './team.scss';

/** The participant's team, which only this page holds. */
export default function TeamPage() {
  const { listHeadingRef, detailsRef, ...team } = useTeam();
  const { form, members, editedMember, addedText, status } = team;
  const hasMembers = members.length > 0;
  const copied = status?.kind === 'copied';
  const copyResult = status?.kind === 'changed' ? null : status;
  const copyButton = (kind: 'primary' | 'secondary') => (
    <button type="button" className={`btn btn-${kind}`} onClick={() => void team.copyList()}>
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
      <section onSubmitCapture={team.clearStatus}>
        <TeamForm
          form={form}
          detailsRef={detailsRef}
          editedMember={editedMember}
          onCancel={team.endEditing}
          message={addedText}
        />
      </section>
      <section className="team-members">
        <h2 ref={listHeadingRef} id="team-list-title" tabIndex={-1}>
          Team Members
        </h2>
        <StatusAlert status={status} />
        {hasMembers ? (
          <>
            <div className="split">
              <p className="muted">{membersText(members.length)}</p>
              {copyButton('secondary')}
            </div>
            <TeamList
              labelledBy="team-list-title"
              members={members}
              editedId={editedMember?.id}
              onEdit={team.edit}
              onRemove={team.remove}
            />
          </>
        ) : (
          <p className="muted">No team members added yet</p>
        )}
        {members.length < 2 && (
          <div className="team-picture">
            <Picture name="places/hooks" alt="" sizes={`${minWidth.full} 40rem, 100vw`} />
          </div>
        )}
      </section>
      <UnsavedChangesDialog
        hasChanges={() => hasMembers || team.hasInput()}
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
