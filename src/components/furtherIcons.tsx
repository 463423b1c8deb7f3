import { Icon } from './icons';

/* Icons of the family that the home page does without: they come with the pages that show them. */

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

/** Passes an address on. */
export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8" />
  </Icon>
);
