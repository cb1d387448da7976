/** The service's limit. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A picture as a data URI, or why it is refused before it is sent. */
export async function readPicture(
  file: File,
): Promise<{ readonly image: string } | { readonly refused: 'pictureKind' | 'pictureSize' }> {
  if (!/^image\/(jpeg|png)$/.test(file.type)) return { refused: 'pictureKind' };
  if (file.size > MAX_BYTES) return { refused: 'pictureSize' };
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ image: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
