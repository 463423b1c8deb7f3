import { builtAfterEvent } from '../../clock/phases.ts';
import { nonBreaking } from '../../data/nonBreaking.ts';
import { Picture } from '../../pictures/Picture.tsx';

/** Opens the intro; after the championship, the thanks of the event block. */
export const ParadePicture = () => (
  <div className="parade">
    <Picture
      name="places/parade"
      alt="Five humanoid robots cross the arena floor, one with a red case"
      sizes="(min-width: 100rem) 100rem, 100vw"
    />
  </div>
);

/** The idea of the championship. */
export const Intro = () => (
  <section aria-labelledby="intro-title">
    {!builtAfterEvent() && <ParadePicture />}
    <div className="container intro-text">
      <h2 id="intro-title">
        Built for our world. <br />
        Tested in it.
      </h2>
      <div>
        <p className="lead">
          {nonBreaking(
            'Humanoid robots are built for places made for people: wards, shops, warehouses, damaged plants, classrooms. Each course is such a place, at full size.',
          )}
        </p>
        <p className="muted">
          {nonBreaking(
            'At a championship, three judges and a video referee score each run of 15 minutes at most. On the last day, the top six of each category meet in the finals.',
          )}
        </p>
      </div>
    </div>
  </section>
);
