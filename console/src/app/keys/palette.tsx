import { useState } from 'react';
import {
  Dialog as AriaDialog,
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { KEYS } from '../../i18n/en/keys.js';
import { useWords } from '../../i18n/language.js';
import { KeyName } from './key-name.js';
import { useKeys } from './keys.js';
import styles from './palette.module.css';

/** Every page and action that is possible now, found by its name, with its key beside it. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(KEYS);
  const keys = useKeys();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [live] = useState(() => keys.live().filter(({ action }) => action !== 'palette'));
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <AriaDialog aria-label={words.frame.palette} className={styles.dialog}>
          <Autocomplete filter={contains}>
            <SearchField aria-label={words.frame.palette} autoFocus className={styles.search}>
              <Input placeholder={words.keys.search} className={styles.input} />
            </SearchField>
            <ListBox
              aria-label={words.keys.title}
              className={styles.list}
              selectionMode="none"
              onAction={(action) => {
                onClose();
                // After the dialog has given the focus back.
                setTimeout(() => live.find((one) => one.action === action)?.run());
              }}
              renderEmptyState={() => <p className={styles.none}>{words.keys.nothing}</p>}
            >
              {live.map(({ action }) => (
                <ListBoxItem key={action} id={action} textValue={words.keys.actions[action]} className={styles.item}>
                  <span className={styles.text}>{words.keys.actions[action]}</span>
                  <KeyName name={keys.keyOf(action)} />
                </ListBoxItem>
              ))}
            </ListBox>
          </Autocomplete>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
