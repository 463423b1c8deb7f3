import { CalendarIcon } from '../../components/icons';
import { calendarPath, googleCalendarUrl } from './calendar';

/** Puts the championship into the visitor's calendar. */
export function AddToCalendar() {
  return (
    <div className="actions">
      <a className="btn btn-outline-primary" href={calendarPath}>
        <CalendarIcon />
        Add to calendar
      </a>
      <a className="more-link" href={googleCalendarUrl} target="_blank" rel="noreferrer">
        Google Calendar <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </div>
  );
}
