import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentSection } from './useCurrentSection';
import './sectionNav.scss';

interface Section {
  id: string;
  title: string;
  /** A word at the end of the line. */
  note?: ReactNode;
}

interface SectionNavProps {
  /** Names the navigation and heads its links. */
  label: string;
  sections: readonly Section[];
}

/** The numbered sections of a long page; stays in view, at the side or as a bar, and marks the one being read. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && entry) list.current.scrollLeft = entry.offsetLeft - 64;
  }, [current]);
  return (
    <nav className="section-nav" aria-label={label}>
      <p className="eyebrow muted" aria-hidden>
        {label}
      </p>
      <ol ref={list}>
        {sections.map(({ id, title, note }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              // Browsers do not scroll to a focused link that is already half visible.
              onFocus={({ target }) =>
                target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
            >
              <span>{title}</span>
              {note}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
