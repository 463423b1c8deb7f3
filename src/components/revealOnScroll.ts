import AOS from 'aos';
import './revealOnScroll.scss';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let started = false;

/** Lets elements rise when they are scrolled to, unless they are or were on the screen already. */
export function revealOnScroll(elements: readonly HTMLElement[]): void {
  const below = elements.filter((element) => element.getBoundingClientRect().top > innerHeight);
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
