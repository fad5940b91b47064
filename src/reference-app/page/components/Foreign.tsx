import { visiblePieces } from '../text.js';

/**
 * Text that others wrote. It cannot turn the direction of the text around it, and its deceptive characters are named.
 */
export const Foreign = ({ text }: { readonly text: string }) => (
  <bdi class="foreign">
    {visiblePieces(text).map((piece, index) =>
      piece.named ? (
        <span class="named-character" key={index}>
          {piece.text}
        </span>
      ) : (
        piece.text
      ),
    )}
  </bdi>
);

/** An address, never shortened: look-alikes differ in the middle. */
export const Address = ({ text }: { readonly text: string }) => (
  <code class="address">
    <Foreign text={text} />
  </code>
);
