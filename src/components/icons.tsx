/* All icons are decoration: the words beside them or the name of their control give the meaning. */

/** @param d the strokes, as the `d` of a path. */
const Icon = ({ d }: { d: string }) => (
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
    <path d={d} />
  </svg>
);

/* prettier-ignore */
export const InstagramIcon = () => <Icon d="M8 4h8q4 0 4 4v8q0 4-4 4H8q-4 0-4-4V8q0-4 4-4Zm0 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0m8.6-4.6h.01" />;
/* prettier-ignore */
export const LinkedInIcon = () => <Icon d="M6 4h12q2 0 2 2v12q0 2-2 2H6q-2 0-2-2V6q0-2 2-2Zm2 7v5m0-8h.01M12 16v-5m0 2q0-2 2-2t2 2v3" />;
/* prettier-ignore */
export const PlaceIcon = () => <Icon d="M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0" />;
/* prettier-ignore */
export const XIcon = () => <Icon d="M4.5 4.5 15 19.5h4.5L9 4.5H4.5Zm15 0-6.3 6.9m-2.6 2.9-5.1 5.2" />;
export const ChevronDownIcon = () => <Icon d="m6 9 6 6 6-6" />;
export const ArrowRightIcon = () => <Icon d="M5 12h14m-6-6 6 6-6 6" />;
export const ArrowUpIcon = () => <Icon d="M12 19V5m-6 6 6-6 6 6" />;
export const CalendarIcon = () => <Icon d="M5 6h14v14H5zM5 10h14M9 3v4m6-4v4" />;
export const ClockIcon = () => <Icon d="M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0m8-4.5V12l3 2" />;
export const ScreenIcon = () => <Icon d="M4 5h16v11H4zM9 20h6m-3-4v4" />;
export const MenuIcon = () => <Icon d="M4 7h16M4 12h16M4 17h16" />;
export const CloseIcon = () => <Icon d="m6 6 12 12M18 6 6 18" />;
export const CheckIcon = () => <Icon d="m5 12.5 4.5 4.5L19 7.5" />;
export const PencilIcon = () => <Icon d="M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4" />;
export const TrashIcon = () => <Icon d="M5 7h14M10 7V5h4v2m-7 0 1 13h8l1-13m-7 4v5m4-5v5" />;
export const ShareIcon = () => <Icon d="M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8" />;
