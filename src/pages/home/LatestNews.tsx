import { NewsCard } from '../../components/NewsCard';
import { Reveal } from '../../components/Reveal';
import { news } from '../../data/news';
import { SectionHead } from './SectionHead';

/** How many articles the home page shows. */
const shown = 6;

/** The first six articles in rows of three. See product.md, Home. */
export function LatestNews() {
  return (
    <section id="news" className="section container" aria-labelledby="news-title">
      <SectionHead
        id="news-title"
        title="News from the floor and the rule book"
        more={{ label: 'View all', about: 'news', to: '/news-or-blog' }}
      />
      <ul className="card-grid">
        {news.slice(0, shown).map((item) => (
          <li key={item.id}>
            <Reveal>
              <NewsCard item={item} />
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
