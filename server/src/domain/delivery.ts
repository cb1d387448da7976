/** `failed` is a dead letter: every try is used up, or the receiver said that it is gone. It can be replayed. */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed';
