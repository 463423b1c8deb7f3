import { Link } from 'react-router-dom';

/** Links to pages to read until a reply or the newsletter arrives. */
export const ReadMeanwhile = () => (
  <p>
    Meanwhile, see <Link to="/competition-categories">the five courses</Link> or read{' '}
    <Link to="/news-or-blog">the articles</Link>.
  </p>
);
