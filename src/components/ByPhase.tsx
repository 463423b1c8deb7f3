import type { Phase } from './countdown';
import './byPhase.scss';
import { usePhase } from './useClock';

/** A sentence for each phase, and one that is right in all of them for as long as it is not known. */
export type PhaseWords = Readonly<Record<Phase | 'unknown', string>>;

/** Words that follow where the championship stands. The longest of them keeps the room for all. */
export function ByPhase({ words }: { words: PhaseWords }) {
  const phase = usePhase() ?? 'unknown';
  const longest = Object.values(words).reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  return (
    <span className="by-phase" data-longest={longest}>
      <span>{words[phase]}</span>
    </span>
  );
}
