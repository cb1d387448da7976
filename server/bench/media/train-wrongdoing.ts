import { readText } from '../../src/adverse-media/understanding/read-text.js';
import { WRONGDOING_FEATURES, wrongdoingFeatures } from '../../src/adverse-media/understanding/wrongdoing-features.js';
import { type LabelledArticle, labelledArticles } from './labelled-articles.js';

/**
 * Fits the weights of `wrongdoing-model.ts` on the labelled articles: logistic regression with L2, each language
 * weighing the same. Prints the weights, and what cross-validation by tenths says of each language.
 * `node dist/bench/media/train-wrongdoing.js <folder of the articles>`
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: train-wrongdoing <folder>');
  process.exitCode = 2;
} else train(folder);

interface Sample {
  readonly article: LabelledArticle;
  readonly features: readonly number[];
  readonly label: number;
  readonly weight: number;
}

function train(data: string): void {
  const articles = labelledArticles(data);
  const perLanguage = new Map<string, number>();
  for (const { language } of articles) perLanguage.set(language, (perLanguage.get(language) ?? 0) + 1);
  const samples = articles.map((article): Sample => {
    const features = wrongdoingFeatures(readText(article.title, article.text, article.language));
    const weight = articles.length / (perLanguage.size * (perLanguage.get(article.language) as number));
    return { article, features, label: article.wrongdoing ? 1 : 0, weight };
  });
  const folds = 10;
  const guesses = samples.map((sample, i) => ({ sample, p: 0, i }));
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fit(samples.filter((_, i) => i % folds !== fold));
    for (const guess of guesses) if (guess.i % folds === fold) guess.p = probability(weights, guess.sample.features);
  }
  for (const language of perLanguage.keys()) {
    const of = guesses.filter(({ sample }) => sample.article.language === language);
    for (const bar of [0.4, 0.5, 0.6]) console.log(language, bar, score(of, bar));
    if (process.argv.includes('--wrong'))
      for (const { sample, p } of of)
        if (p >= 0.5 !== sample.article.wrongdoing)
          console.log('  ', p.toFixed(2), sample.label, sample.article.title.slice(0, 90));
  }
  const weights = fit(samples);
  console.log(JSON.stringify(weights.map((weight) => Math.round(weight * 1000) / 1000)));
  for (const [i, name] of WRONGDOING_FEATURES.entries()) console.log((weights[i] as number).toFixed(3), name);
}

function fit(samples: readonly Sample[]): number[] {
  const size = WRONGDOING_FEATURES.length;
  const weights: number[] = new Array(size + 1).fill(0);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < 3000; step += 1) {
    const gradient: number[] = weights.map((weight, i) => (i < size ? 0.004 * weight : 0));
    for (const { features, label, weight } of samples) {
      const error = ((probability(weights, features) - label) * weight) / total;
      for (let i = 0; i < size; i += 1) gradient[i] = (gradient[i] as number) + error * (features[i] as number);
      gradient[size] = (gradient[size] as number) + error;
    }
    for (let i = 0; i <= size; i += 1) weights[i] = (weights[i] as number) - 0.8 * (gradient[i] as number);
  }
  return weights;
}

function probability(weights: readonly number[], features: readonly number[]): number {
  const sum = features.reduce((all, value, i) => all + value * (weights[i] as number), weights.at(-1) as number);
  return 1 / (1 + Math.exp(-sum));
}

function score(guesses: readonly { sample: Sample; p: number }[], bar: number): string {
  const found = guesses.filter(({ p }) => p >= bar);
  const right = found.filter(({ sample }) => sample.article.wrongdoing).length;
  const all = guesses.filter(({ sample }) => sample.article.wrongdoing).length;
  const precision = right / Math.max(1, found.length);
  const recall = right / all;
  return `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F1 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}`;
}
