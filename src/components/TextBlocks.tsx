import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { nonBreaking } from '../data/nonBreaking.ts';
import type { TextBlock } from '../data/textBlock.ts';
import { EmailLink } from './emails.tsx';

const links = /(\[[^\]]+\]\([^)]+\)|[\w.]+@[\w.]+\w)/;

/** Paragraphs, lists and terms from `src/data`. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) =>
  blocks.map((block, position) => <Block key={position} block={block} />);

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <LinkedText as="p" text={block} />;
  if ('terms' in block) {
    return (
      <dl>
        {block.terms.map(([term, text], position) => (
          <div key={position}>
            <LinkedText as="dt" text={term} />
            <LinkedText as="dd" text={text} />
          </div>
        ))}
      </dl>
    );
  }
  return (
    <>
      {block.heading && <h3>{block.heading}</h3>}
      <ul>
        {block.items.map((item) => (
          <LinkedText key={item} as="li" text={item} />
        ))}
      </ul>
    </>
  );
}

/** Email addresses and `[words](/path)` become links. */
const LinkedText = ({ as: Tag, text }: { as: 'p' | 'li' | 'dt' | 'dd'; text: string }) => (
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
