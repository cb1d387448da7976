/** In place of the face process: dies at a picture of one byte, never answers one of two, and finds no face in any other. */
process.on('message', ({ id, picture }: { id: number; picture: Uint8Array }) => {
  if (picture.length === 1) process.kill(process.pid, 'SIGKILL');
  else if (picture.length !== 2) process.send?.({ id, outcome: 'no_face' });
});
process.on('disconnect', () => process.exit(0));
