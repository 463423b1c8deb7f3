import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../components/icons.tsx';
import { usePopoverMenu } from './usePopoverMenu.ts';
import './dropdown.scss';

interface DropdownProps {
  label: ReactNode;
  /** Name of the list, shown above it in the drawer. */
  name?: string;
  /** True if the current page is in this menu. */
  current?: boolean;
  children: ReactNode;
}

/** A button with a list of links below it. */
export function Dropdown({ label, name, current = false, children }: DropdownProps) {
  const { buttonRef, menuRef } = usePopoverMenu<HTMLUListElement>();
  const id = useId();
  return (
    <div className="dropdown">
      <button
        ref={buttonRef}
        type="button"
        className={current ? 'nav-item current' : 'nav-item'}
        popoverTarget={id}
      >
        {label}
        <ChevronDownIcon />
      </button>
      <ul ref={menuRef} id={id} className="dropdown-list" popover="auto" aria-label={name}>
        {children}
      </ul>
    </div>
  );
}
