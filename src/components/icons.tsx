import type { ReactNode } from 'react';

/*
 * One family of icons: 24 × 24, lines of 1.75. All are decoration; the words beside them or the name of
 * their control say what they mean.
 */

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** Opens a menu below. */
export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

/** Leads on. */
export const ArrowRightIcon = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
);

/** Done, included. */
export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

/** Changes something. */
export const PencilIcon = () => (
  <Icon>
    <path d="M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4" />
  </Icon>
);

/** Deletes something. */
export const TrashIcon = () => (
  <Icon>
    <path d="M5 7h14M10 7V5h4v2m-7 0 1 13h8l1-13m-7 4v5m4-5v5" />
  </Icon>
);

/** A day. */
export const CalendarIcon = () => (
  <Icon>
    <path d="M5 6h14v14H5zM5 10h14M9 3v4m6-4v4" />
  </Icon>
);

/** A place. */
export const PlaceIcon = () => (
  <Icon>
    <path d="M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11Z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
);
