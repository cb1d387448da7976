import type { Screener } from '../screening/screener.js';

/** Listens to the beginning and the end of every screening. */
export interface ScreeningWatch {
  screeningBegan(): void;
  screeningEnded(seconds: number, isAnswered: boolean): void;
}

/** The same screener, reporting how long each of its screenings took, waiting for a thread included; tests are not measured. */
export function watchScreenings(screener: Screener, watch: ScreeningWatch): Screener {
  return {
    editions: () => screener.editions(),
    async screen(subject, options, scope) {
      if (scope.isTest) return screener.screen(subject, options, scope);
      const begun = performance.now();
      let isAnswered = false;
      watch.screeningBegan();
      try {
        const screening = await screener.screen(subject, options, scope);
        isAnswered = true;
        return screening;
      } finally {
        watch.screeningEnded((performance.now() - begun) / 1000, isAnswered);
      }
    },
  };
}
