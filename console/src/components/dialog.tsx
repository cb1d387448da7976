import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './button.js';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Can be closed only by its buttons. */
  readonly fixed?: boolean;
}

/** Focus stays inside while it is open, and goes back to where it was. */
export function Dialog({ title, onClose, closeLabel, children, wide = false, fixed = false }: Props) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={!fixed}
      isKeyboardDismissDisabled={fixed}
      onOpenChange={(open) => !open && onClose()}
      className={styles.overlay}
    >
      <Modal className={`${styles.modal} ${wide ? styles.wide : ''}`}>
        <AriaDialog className={styles.dialog} role={fixed ? 'alertdialog' : 'dialog'}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {!fixed && (
              <Button kind="quiet" size="small" aria-label={closeLabel} onPress={onClose}>
                <X size={16} aria-hidden />
              </Button>
            )}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
