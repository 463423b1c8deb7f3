import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { EmailLink } from './emails';
import { nonBreaking } from './nonBreaking';

const links = /(\[[^\]]+\]\([^)]+\)|[\w.]+@[\w.]+\w)/;

/** A text from `src/data`: `[words](/path)` and email addresses become links. */
export const LinkedText = ({ as: Tag, text }: { as: 'p' | 'li' | 'dt' | 'dd'; text: string }) => (
  <Tag>
    {nonBreaking(text)
      .split(links)
      .map((part, position) => {
        const [, words, path] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
        if (path) {
          return (
            <Link key={position} to={path}>
              {words}
            </Link>
          );
        }
        if (part.includes('@')) return <EmailLink key={position} to={part} />;
        return <Fragment key={position}>{part}</Fragment>;
      })}
  </Tag>
);
