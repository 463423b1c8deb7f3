import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buildPhase, builtAfterEvent, type Phase } from '../../clock/phases.ts';
import { BelowFold } from '../../components/BelowFold.tsx';
import { ArrowUpIcon } from '../../components/icons.tsx';
import { NewsCard } from '../../components/NewsCard.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { claims, programmeFigures } from '../../data/championship.ts';
import { news } from '../../data/news.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { EventBlock } from './EventBlock.tsx';
import { FaqContact } from './FaqContact.tsx';
import { Hero } from './Hero.tsx';
import { Intro } from './Intro.tsx';
import { SectionHead } from './SectionHead.tsx';
import { SponsorCall } from './SponsorCall.tsx';
import './home.scss';

const newsOnHome = 6;
/** For compact cards, which crop their picture to a square. */
const compactSizes = `${minWidth.large} 11rem, ${minWidth.twoCards} 47vw, ${minWidth.small} 94vw, 11rem`;

/** The home page: from the first picture to the contact form. See product.md, Home. */
export default function HomePage() {
  const { top, belowFold } = order[buildPhase()];
  return (
    <>
      <Hero />
      <Numbers />
      {top}
      <BelowFold>
        {belowFold}
        <SponsorCall />
        <div className="paper">
          <FaqContact />
          <div className="container back-to-top">
            <Link className="more-link" to="/#top">
              Back to top
              <ArrowUpIcon />
            </Link>
          </div>
        </div>
      </BelowFold>
    </>
  );
}

/** The claims; after the championship, the figures of its programme. */
const Numbers = () => (
  <section className="numbers" aria-label="The championship in numbers">
    <ul className="container">
      {(builtAfterEvent() ? programmeFigures : claims).map(({ figure, label, note }) => (
        <li key={label}>
          <strong className="numbers-figure display-text">{figure}</strong>{' '}
          <span className="numbers-label">{label}</span>
          {note && <span className="muted small wide-only"> {note}</span>}
        </li>
      ))}
    </ul>
  </section>
);

/** The newest articles. */
const LatestNews = () => (
  <section id="news" className="paper" aria-labelledby="news-title">
    <div className="section container">
      <SectionHead
        id="news-title"
        title="The courses and the rules, explained"
        more={{ label: 'View all', about: 'news', to: '/news-or-blog' }}
      />
      <ul className="card-grid second-row-compact">
        {news.slice(0, newsOnHome).map((item, index) => (
          <li key={item.id}>
            <Reveal>
              <NewsCard
                item={item}
                sizes={index < 3 ? undefined : compactSizes}
                undated={builtAfterEvent()}
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** The sections below the figures, by the phase of the build. */
const order: Record<Phase, Record<'top' | 'belowFold', ReactNode>> = {
  before: {
    top: <Intro />,
    belowFold: (
      <>
        <CategoryTiles />
        <EventBlock />
        <LatestNews />
      </>
    ),
  },
  during: {
    top: (
      <>
        <EventBlock />
        <Intro />
      </>
    ),
    belowFold: (
      <>
        <CategoryTiles />
        <LatestNews />
      </>
    ),
  },
  after: {
    top: <EventBlock />,
    belowFold: (
      <>
        <LatestNews />
        <Intro />
        <CategoryTiles />
      </>
    ),
  },
};
