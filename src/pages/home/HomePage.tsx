import { useEffect } from 'react';
import { BackToTop } from './BackToTop';
import { CategoryTiles } from './CategoryTiles';
import { Claims } from './Claims';
import { EventBlock } from './EventBlock';
import { staleClass } from './eventTime';
import { FaqContact } from './FaqContact';
import { Hero } from './Hero';
import './home.scss';
import { Intro } from './Intro';
import { LatestNews } from './LatestNews';
import { SponsorCall } from './SponsorCall';

/** The home page: from the first picture to the contact form. See product.md, Home. */
export function Component() {
  // The words are now those of the visitor's clock.
  useEffect(() => document.documentElement.classList.remove(staleClass), []);
  return (
    <div className="home">
      <Hero />
      <Claims />
      <Intro />
      <CategoryTiles />
      <EventBlock />
      <LatestNews />
      <SponsorCall />
      <FaqContact />
      <BackToTop />
    </div>
  );
}
