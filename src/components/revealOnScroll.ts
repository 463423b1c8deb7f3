import AOS from 'aos';
import './revealOnScroll.scss';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let waiting: HTMLElement[] = [];
let started = false;

/** Lets an element rise when it is scrolled to, unless it is or was on the screen already. */
export function revealOnScroll(element: HTMLElement): void {
  if (waiting.length === 0) requestAnimationFrame(start);
  waiting.push(element);
}

function start(): void {
  const below = waiting.filter((element) => element.getBoundingClientRect().top > innerHeight);
  waiting = [];
  if (below.length === 0) return;
  for (const element of below) element.dataset.aos = 'fade-up';
  if (started) {
    AOS.refreshHard();
    return;
  }
  // AOS ignores `disable` unless it is a function.
  AOS.init({
    duration: 1000,
    offset: 120,
    once: true,
    disable: reducedMotion,
    disableMutationObserver: true,
  });
  started = true;
  // The stylesheet hides nothing before this.
  document.documentElement.classList.add('aos-ready');
}
