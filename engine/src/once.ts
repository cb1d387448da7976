/** Made at the first call and kept: a thread that compares no names makes no tables for it. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
