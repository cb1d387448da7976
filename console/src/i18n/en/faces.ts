/** Sentences on the faces in two pictures. */
export const FACES = {
  faces: {
    lead: 'The distances are those that the search measured. The pictures are those that the lists have of this record now.',
    subject: 'Picture of the search',
    listed: 'Listed pictures',
    altSubject: 'Face in the search',
    altListed: (list: string, number: string) => `Face of the record, ${list}, picture ${number}`,
    noSubject: 'The search was made without a picture.',
    noListed:
      'No list has a picture of this record. Addresses of pictures are among its facts; they are never fetched.',
    notShown: 'The picture cannot be displayed.',
    failed: (why: string) => `The pictures could not be loaded: ${why}.`,
    /** Why the picture of the search was not compared, by code. */
    why: (code: string): string =>
      ({
        no_face: 'The picture of the search was not compared: no usable face was found in it.',
        several_faces: 'The picture of the search was not compared: it shows more than one face.',
        unreadable: 'The picture of the search was neither compared nor stored: it cannot be decoded.',
        unavailable: 'The picture of the search was not compared: face comparison was disabled, not installed or busy.',
      })[code] ?? code,
    outcome: (code: string): string =>
      ({ same: 'The faces match', similar: 'Similar faces', different: 'The faces differ' })[code] ?? 'Not compared',
    /** Meaning of an outcome, by code; both limits as text. */
    meaning: (code: string, same: string, different: string): string =>
      ({
        same: `Up to ${same} the faces are taken for the same person. A face alone never confirms a match.`,
        similar: `Between ${same} and ${different} there is no conclusion. Compare the pictures yourself.`,
        different: `From ${different} on the faces are taken for different persons.`,
      })[code] ??
      'The search could not compare this picture: it does not show exactly one face, it came to the list later, or the time limit was reached.',
    distance: (distance: string) => `Distance ${distance}`,
  },
} as const;
