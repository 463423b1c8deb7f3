import { CalendarIcon } from '../../components/icons';
import { calendarFile, calendarType, googleCalendarUrl, icsText } from './calendar';

function saveCalendarFile(): void {
  const url = URL.createObjectURL(new Blob([icsText(location.origin)], { type: calendarType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = calendarFile;
  link.click();
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts the championship into the visitor's calendar. */
export function AddToCalendar() {
  return (
    <div className="actions">
      <button type="button" className="btn btn-outline-primary" onClick={saveCalendarFile}>
        <CalendarIcon />
        Add to calendar
      </button>
      <a className="more-link" href={googleCalendarUrl} target="_blank" rel="noreferrer">
        Google Calendar <span className="visually-hidden">(new tab)</span>
      </a>
    </div>
  );
}
