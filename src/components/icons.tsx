import type { ReactNode } from 'react';

/*
 * One family of icons: 24 × 24, lines of 1.75. All are decoration; the words beside them or the name of
 * their control say what they mean.
 */

/** The frame of an icon, with its lines as children. */
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

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
);

export const CalendarIcon = () => (
  <Icon>
    <path d="M5 6h14v14H5zM5 10h14M9 3v4m6-4v4" />
  </Icon>
);

export const PlaceIcon = () => (
  <Icon>
    <path d="M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11Z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M12 19V5m-6 6 6-6 6 6" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);

export const InstagramIcon = () => (
  <Icon>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.75" />
    <path d="M16.6 7.4h.01" />
  </Icon>
);

export const LinkedInIcon = () => (
  <Icon>
    <rect x="4" y="4" width="16" height="16" rx="2.5" />
    <path d="M8 11v5m0-8h.01M12 16v-5m0 2.2c0-1.4 1-2.2 2.1-2.2s1.9.8 1.9 2.2V16" />
  </Icon>
);

export const XIcon = () => (
  <Icon>
    <path d="M4.5 4.5 15 19.5h4.5L9 4.5H4.5Zm15 0-6.3 6.9m-2.6 2.9-5.1 5.2" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon>
    <path d="M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4" />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M5 7h14M10 7V5h4v2m-7 0 1 13h8l1-13m-7 4v5m4-5v5" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8" />
  </Icon>
);
