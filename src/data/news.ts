/** A news article without its body, which is `src/pages/news/articles/{id}.html`. See product.md, Data. */
export interface NewsItem {
  id: number;
  title: string;
  /** Plain text, at most 160 characters. */
  summary: string;
  published: string;
  /** Heading on the news page. */
  group: 'courses' | 'rules' | 'watching';
  /** Label on cards and above the title of the article. */
  topic: string;
  /** Name under src/assets, without extension. */
  thumbImage: string;
  /** The specification has a small and a full picture; here, both are the same file. */
  fullImage: string;
  imageAlt: string;
}

/**
 * The picture of a link preview: the article's, or the site's own. It has no hash, because other sites keep its URL.
 * @returns its name under src/assets, and its path on the site.
 */
export const sharePicture = (article?: NewsItem) =>
  article
    ? { name: article.fullImage, path: `/share/${article.fullImage.replace('/', '-')}.jpg` }
    : { name: 'misc/share-card', path: '/share/card.jpg' };

/** Newest first. */
export const news: readonly NewsItem[] = [
  {
    id: 1,
    title: 'One floor, one course a day: the plan of the Zurich arena',
    summary:
      'A main floor rebuilt overnight, from ward to shop to plant. What stands where, what weighs most, and why a screen can confuse a robot.',
    published: '2025-12-09',
    group: 'courses',
    topic: 'Arena',
    thumbImage: 'news/01-arena',
    fullImage: 'news/01-arena',
    imageAlt:
      'The arena at night, from above: a half-cleared ward, the next course marked with tape, the red gate',
  },
  {
    id: 5,
    title: 'Carrying a full cup of tea: three ways to spill it',
    summary:
      'A walk, a stop, a saucer: 200 ml of tea shows every mistake a robot makes in motion. The physics of one test in the ward.',
    published: '2025-11-18',
    group: 'courses',
    topic: 'Healthcare',
    thumbImage: 'news/05-cup',
    fullImage: 'news/05-cup',
    imageAlt:
      'Morning at a window: a cream and blue robot hand holds a brim-full white cup of tea above its saucer; a drop runs down',
  },
  {
    id: 7,
    title: 'Who is driving? Four levels of autonomy in one shop order',
    summary:
      'The same order, served four times, from teleoperation to full autonomy. What the log of the control link shows, and where the lines are drawn.',
    published: '2025-10-29',
    group: 'rules',
    topic: 'Autonomy',
    thumbImage: 'news/07-visor',
    fullImage: 'news/07-visor',
    imageAlt: 'Close-up of a white robot head, a grid of cyan panels reflected in its black visor',
  },
  {
    id: 6,
    title: 'Slabs, stairs and a valve: the sums behind the plant',
    summary:
      'How much grip a 20° slab takes, why steep stairs are a matter of depth, and why a valve wants both hands.',
    published: '2025-10-09',
    group: 'courses',
    topic: 'Mechanics',
    thumbImage: 'news/06-rubble',
    fullImage: 'news/06-rubble',
    imageAlt: 'A robot’s foot on a broken concrete slab, a cone behind it',
  },
  {
    id: 10,
    title: 'Reading the live stream: battery, step rate, contact force',
    summary:
      'Three readings on the screen show why a robot stops, hurries or does not let go. A short guide, with one handover, second by second.',
    published: '2025-09-17',
    group: 'watching',
    topic: 'Live stream',
    thumbImage: 'news/10-broadcast',
    fullImage: 'news/10-broadcast',
    imageAlt: 'A robot in front of a broadcast camera; the camera’s monitor shows the robot',
  },
  {
    id: 4,
    title: 'Half a second to stop: nine questions about safety',
    summary:
      'What stops a 120 kg robot, who may stand near it, and how hard it may press. Answers with the figures from the rules.',
    published: '2025-08-26',
    group: 'rules',
    topic: 'Safety',
    thumbImage: 'news/04-safety',
    fullImage: 'news/04-safety',
    imageAlt: 'A robot hand hovers above a large red emergency stop button on a dark desk',
  },
  {
    id: 3,
    title: 'Twelve kilograms over ten metres, in eight stages',
    summary:
      'Eight stages take the heaviest box from the rack to a square on the floor. Here they are, with the sums a controller has to get right.',
    published: '2025-08-06',
    group: 'courses',
    topic: 'Warehouse',
    thumbImage: 'news/03-grip',
    fullImage: 'news/03-grip',
    imageAlt:
      'In a loading bay, a petrol and cream robot leans back and carries a plain carton close to its chest; morning sun',
  },
  {
    id: 9,
    title: 'Saturday in the classroom: a timetable for schools’ day',
    summary:
      'Twelve pupils, fifteen minutes and a robot at the blackboard: the timetable for 12 September 2026, and one lesson minute by minute.',
    published: '2025-07-15',
    group: 'watching',
    topic: 'Education',
    thumbImage: 'news/09-classroom',
    fullImage: 'news/09-classroom',
    imageAlt:
      'Ochre robot kneeling at a pupil’s desk sets a blue block on a small tower; a globe, an open book and a sunlit green board',
  },
  {
    id: 8,
    title: 'What a sponsor can buy, and what stays with the judges',
    summary:
      'Where a sponsor’s influence ends: three tiers, four things that are not for sale, and one awkward case.',
    published: '2025-06-25',
    group: 'rules',
    topic: 'Sponsors',
    thumbImage: 'places/judges',
    fullImage: 'places/judges',
    imageAlt: 'Three desks with screens for the judges, at the edge of the arena',
  },
  {
    id: 2,
    title: 'How 1,000 points are counted: two teams, four runs',
    summary:
      'One scale for every category: task, autonomy, time and safety. A worked example in which the slower robot wins.',
    published: '2025-06-03',
    group: 'rules',
    topic: 'Scoring',
    thumbImage: 'news/02-lineup',
    fullImage: 'news/02-lineup',
    imageAlt:
      'Five humanoid robots with different shells stand in a row in the dark, lit along their edges',
  },
];
