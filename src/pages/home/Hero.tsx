import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { phaseOfBuild } from '../../clock/buildClock';
import type { Phase } from '../../clock/moments';
import { usePhase } from '../../clock/useClock';
import { ArrowRightIcon } from '../../components/icons';
import { event } from '../../data/event';
import { pictureFiles } from '../../pictures/Picture';
import { useAuth } from '../../session/AuthContext';
import './hero.scss';

const phases: Record<Phase, { slogan: string; link: string; to: string }> = {
  before: { slogan: 'Real work, no script.', link: 'See the programme', to: '#event' },
  during: { slogan: 'On now in Zurich.', link: 'See today’s programme', to: '#event' },
  after: { slogan: `That was ${event.shortName}.`, link: 'Get the newsletter', to: '#newsletter' },
};

/** The first screen: name, place, date and registration. */
export function Hero() {
  const { user, loading } = useAuth();
  const { slogan, link, to } = phases[usePhase()];
  const buildPhase = phaseOfBuild();
  const afterEvent = buildPhase === 'after';
  // Before the championship, registering comes first.
  const registerFirst = buildPhase === 'before';
  const [primary, secondary] = ['btn btn-primary', 'btn btn-secondary'];
  const phaseLink = (
    <Link className={`${registerFirst ? 'more-link' : primary} dated`} to={to}>
      {link}
      <ArrowRightIcon />
    </Link>
  );
  return (
    <section id="top" className={afterEvent ? 'hero after' : 'hero'} aria-labelledby="hero-title">
      <HeroPicture {...(afterEvent ? pictures.after : pictures.before)} />
      <div className="container hero-text">
        <p className="hero-date">
          {event.city} <span aria-hidden>·</span>{' '}
          <span className="non-breaking">{event.dates}</span>
        </p>
        <h1 id="hero-title">{event.name}</h1>
        <p className="lead">
          <strong className="dated">{slogan}</strong>{' '}
          {afterEvent
            ? 'Two-legged robots had to carry tea, fill orders, cross rubble and teach a class. The newsletter will say if another championship is planned.'
            : 'Two-legged robots carrying tea, filling orders, crossing rubble and teaching a class. Every test is scored.'}
        </p>
        <div className="actions">
          {!registerFirst && phaseLink}
          <Link
            className={`${registerFirst ? primary : secondary} hero-cta ${loading ? 'session-unknown' : ''}`}
            to={user ? '/profile' : '/register'}
          >
            {user ? 'Visit Profile' : 'Register Now'}
          </Link>
          <Link className={secondary} to="/become-a-sponsor">
            Become a Sponsor
          </Link>
          {registerFirst && phaseLink}
        </div>
      </div>
    </section>
  );
}

const pictures = {
  before: {
    upright: 'hero/hero-portrait',
    wide: 'hero/hero-wide',
    alt: 'White humanoid robot with one line of cyan light for eyes, its hand held out',
  },
  after: {
    upright: 'hero/hero-after-portrait',
    wide: 'hero/hero-after-wide',
    alt: 'White humanoid robot, seen from behind, leaves the arena through a red gate',
  },
};

function HeroPicture({ upright, wide, alt }: (typeof pictures)['before']) {
  // Exactly one media query matches; hero.scss has the same two.
  const crops = [
    {
      files: pictureFiles(upright),
      media: '(width < 36rem), (width < 75rem) and (orientation: portrait)',
      sizes: '100vw',
    },
    {
      files: pictureFiles(wide),
      media: '(width >= 75rem), (width >= 36rem) and (orientation: landscape)',
      sizes: 'min(106vw, 100rem)',
    },
  ];
  const image = pictureFiles(wide);
  return (
    <picture className="hero-picture">
      {crops.map(({ files, media, sizes }) => {
        const size = { width: files?.width, height: files?.height };
        return (
          <Fragment key={media}>
            <source
              type="image/avif"
              srcSet={files?.srcSet}
              sizes={sizes}
              media={media}
              {...size}
            />
            <source srcSet={files?.src} media={media} {...size} />
          </Fragment>
        );
      })}
      <img
        src={image?.src}
        alt={alt}
        width={image?.width}
        height={image?.height}
        fetchPriority="high"
      />
    </picture>
  );
}
