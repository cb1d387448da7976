/** The public interface's own version: it rises with every addition, and nothing is ever taken away. */
export const INTERFACE_VERSION = '1.0.0';
