import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '../components/icons';
import { useDisclosure } from './useDisclosure';

interface DropdownProps {
  /** What stands on the button. */
  label: ReactNode;
  /** True when the page that is shown is in this menu. */
  current?: boolean;
  /** The entries, each in a list item. */
  children: ReactNode;
}

/** A button with a list of links below it. */
export function Dropdown({ label, current = false, children }: DropdownProps) {
  const { open, toggle, box, button } = useDisclosure();
  const id = useId();
  return (
    <div ref={box} className="dropdown">
      <button
        ref={button}
        type="button"
        className={current ? 'nav-item current' : 'nav-item'}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
        <ChevronDownIcon />
      </button>
      <ul id={id} className="dropdown-list" hidden={!open}>
        {children}
      </ul>
    </div>
  );
}
