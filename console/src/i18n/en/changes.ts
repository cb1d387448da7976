import { plural } from './plural.js';

/** Sentences of differences between two states of a record. */
export const CHANGES = {
  changes: {
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    kept: (count: number) => `${count} ${plural(count, 'value', 'values')} unchanged`,
    reordered: 'Same values in another order',
    noFields: 'Only details that are not shown here differ.',
    fields: (field: string) => {
      const name = field.replace(/^summary\./, '');
      const words = {
        date_of_birth: 'Born',
        date_of_death: 'Died',
        alias: 'Other names',
        identification_documents: 'Documents',
        sanction_details: 'Listing',
        linked_entities: 'Linked parties',
        additional_information: 'Further details',
        position_occupancies: 'Terms of office',
        legal_notice: 'Legal notice',
      }[name];
      return words ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
    },
  },
} as const;
