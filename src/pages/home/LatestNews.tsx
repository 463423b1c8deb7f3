import latest from 'virtual:latest';
import { NewsCard } from '../../components/NewsCard';
import { Reveal } from '../../components/Reveal';
import { SectionHead } from './SectionHead';

/** The first six articles in rows of three. See product.md, Home. */
export function LatestNews() {
  return (
    <section id="news" className="section container" aria-labelledby="news-title">
      <SectionHead
        id="news-title"
        title="The courses and the rules, explained"
        more={{ label: 'View all', about: 'news', to: '/news-or-blog' }}
      />
      <ul className="card-grid">
        {latest.map((item) => (
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
