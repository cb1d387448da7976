interface Told {
  readonly story_id: string;
}

/** Groups articles by their story, each in the order of its first article. */
export function storiesOf<Article extends Told>(articles: readonly Article[]): readonly (readonly Article[])[] {
  const stories = new Map<string, Article[]>();
  for (const article of articles) {
    const known = stories.get(article.story_id);
    if (known === undefined) stories.set(article.story_id, [article]);
    else known.push(article);
  }
  return [...stories.values()];
}
