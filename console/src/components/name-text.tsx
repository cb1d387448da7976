/** A name of any script: its direction is its own. */
export function NameText({ name }: { readonly name: string }) {
  return <bdi lang="und">{name}</bdi>;
}
