import { findNames } from '../../src/adverse-media/understanding/find-names.js';
import { gatherParties } from '../../src/adverse-media/understanding/gather-parties.js';
import { judgeRoles } from '../../src/adverse-media/understanding/judge-roles.js';
import { readText } from '../../src/adverse-media/understanding/read-text.js';
import type { ReadLanguage } from '../../src/adverse-media/understanding/terms.js';
import { WRONGDOING_FEATURES, wrongdoingFeatures } from '../../src/adverse-media/understanding/wrongdoing-features.js';
import type { Sample } from './boosted-trees.js';
import { labelledArticles } from './labelled-articles.js';
import { trainingArticles } from './labelled-parties.js';
import { linear, logisticRegression } from './logistic-regression.js';

/**
 * Fits the weights of `wrongdoing-model.ts` on the labelled articles: logistic regression with L2, each language
 * weighing less than in proportion to its articles. Prints the weights, and what cross-validation by tenths says of each language.
 * `node dist/bench/media/train-wrongdoing.js <folder of the articles> <folder of the party articles>`
 */
const [folder, parties] = process.argv.slice(2);
if (folder === undefined || parties === undefined) {
  console.error('usage: train-wrongdoing <folder> <folder of the party articles>');
  process.exitCode = 2;
} else train(folder, parties);

interface Labelled {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly wrongdoing: boolean;
}

interface ArticleSample extends Sample {
  readonly article: Labelled;
}

function train(data: string, fit: string): void {
  const articles: Labelled[] = [...labelledArticles(data), ...trainingArticles(fit)];
  const perLanguage = new Map<string, number>();
  for (const { language } of articles) perLanguage.set(language, (perLanguage.get(language) ?? 0) + 1);
  const samples = articles.map((article): ArticleSample => {
    const read = readText(article.title, article.text, article.language as ReadLanguage);
    const features = wrongdoingFeatures(read, judgeRoles(read, gatherParties(findNames(read), read.text)));
    const weight = (perLanguage.get(article.language) as number) ** -0.35;
    return { article, features, label: article.wrongdoing ? 1 : 0, weight };
  });
  const folds = 10;
  const guesses = samples.map((sample, i) => ({ sample, p: 0, i }));
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = logisticRegression(samples.filter((_, i) => i % folds !== fold));
    for (const guess of guesses) if (guess.i % folds === fold) guess.p = linear(weights, guess.sample.features);
  }
  for (const language of perLanguage.keys()) {
    const of = guesses.filter(({ sample }) => sample.article.language === language);
    for (const bar of [0.4, 0.5, 0.6]) console.log(language, bar, score(of, bar));
    if (process.argv.includes('--wrong'))
      for (const { sample, p } of of)
        if (p >= 0.5 !== sample.article.wrongdoing)
          console.log('  ', p.toFixed(2), sample.label, sample.article.title.slice(0, 90));
  }
  const weights = logisticRegression(samples);
  console.log(JSON.stringify(weights.map((weight) => Math.round(weight * 1000) / 1000)));
  for (const [i, name] of WRONGDOING_FEATURES.entries()) console.log((weights[i] as number).toFixed(3), name);
}

function score(guesses: readonly { sample: ArticleSample; p: number }[], bar: number): string {
  const found = guesses.filter(({ p }) => p >= bar);
  const right = found.filter(({ sample }) => sample.article.wrongdoing).length;
  const all = guesses.filter(({ sample }) => sample.article.wrongdoing).length;
  const precision = right / Math.max(1, found.length);
  const recall = right / all;
  return `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}`;
}
