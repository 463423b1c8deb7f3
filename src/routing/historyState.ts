import { type Location, useLocation } from 'react-router-dom';

/** A message to the next page, in the state of its history entry. */
export interface HistoryState {
  /** Id of a heading inside the linked section. It gets the focus; the page scrolls to it if it is far below. */
  headingId?: string;
  /** Why the visitor was redirected; shown above the page. */
  notice?: 'signInFirst' | 'accountDeleted';
  /** A success message to repeat on the sign-in page. */
  successText?: string;
}

/** The state of the current entry. An older version of the site may have set it, with another `notice`. */
export function useHistoryState(): HistoryState {
  const { state } = useLocation() as Location<HistoryState | null>;
  return state ?? {};
}
