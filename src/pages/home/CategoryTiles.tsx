import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { type CategoryTile, categoryTiles } from '../../data/categories/summaries.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { SectionHead } from './SectionHead.tsx';
import './tiles.scss';

/** A tile for each category, which links to it, and the tile "Sixth category". */
export const CategoryTiles = () => (
  <section id="Competition_Categories" className="section container" aria-labelledby="tiles-title">
    <SectionHead
      id="tiles-title"
      title="The categories"
      more={{ label: 'Tests and scoring', to: '/competition-categories' }}
    />
    <ul className="card-grid tiles">
      {categoryTiles.map((tile) => (
        <li key={tile.title}>
          <Reveal className="tile-frame">
            <Tile {...tile} />
          </Reveal>
        </li>
      ))}
    </ul>
  </section>
);

const Tile = ({ title, teaser, image, imageAlt, path = '' }: CategoryTile) => (
  <div className={path ? 'surface tile' : 'surface tile coming-soon'}>
    <Picture
      name={image}
      alt={imageAlt}
      sizes={`${minWidth.container} 33rem, ${minWidth.large} 42vw, ${minWidth.twoCards} 62vw, 70vw`}
    />
    <div className="tile-text">
      {!path && <p className="pill">Coming soon</p>}
      <h3>
        {path ? (
          <Link className="stretched-link" to={path}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p>{nonBreaking(teaser)}</p>
    </div>
    {path && <ArrowRightIcon />}
  </div>
);
