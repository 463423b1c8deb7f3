import { Link } from 'react-router-dom';

/** Links to pages to read until the reply to a message arrives. */
export const ReadMeanwhile = () => (
  <p>
    Meanwhile, see <Link to="/competition-categories">the five courses</Link> or read{' '}
    <Link to="/news-or-blog">the articles</Link>.
  </p>
);
