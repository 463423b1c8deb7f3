import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { EmailLink } from './EmailLink';
import { nonBreaking } from './nonBreaking';

const link = /(\[[^\]]+\]\([^)]+\)|[\w.]+@[\w.]+\w)/;

/** A text of the data: its `[words](/path)` and its email addresses are links, its figures keep their units. */
export const LinkedText = ({ text }: { text: string }) =>
  nonBreaking(text)
    .split(link)
    .map((part, position) => {
      const [, words, path] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      if (path) {
        return (
          <Link key={position} to={path}>
            {words}
          </Link>
        );
      }
      return part.includes('@') ? (
        <EmailLink key={position} to={part} />
      ) : (
        <Fragment key={position}>{part}</Fragment>
      );
    });
