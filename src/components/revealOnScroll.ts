import AOS from 'aos';
import { reducedMotion } from '../browser/reducedMotion.ts';
import './revealOnScroll.scss';

let started = false;

/** Fades elements in on scroll, unless they are on the screen or above it. */
export function revealOnScroll(elements: readonly HTMLElement[]): void {
  const below = elements.filter((element) => element.getBoundingClientRect().top > innerHeight);
  if (below.length === 0) return;
  for (const element of below) element.dataset.aos = 'fade-up';
  if (started) {
    AOS.refreshHard();
    return;
  }
  AOS.init({
    duration: 1000, // Prescribed; revealOnScroll.scss sets it.
    offset: 120,
    once: true,
    disable: reducedMotion, // A function: each refresh calls it again.
    disableMutationObserver: true,
  });
  started = true;
  // Styles hide nothing before this class is set.
  document.documentElement.classList.add('aos-ready');
}
