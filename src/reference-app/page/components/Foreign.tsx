import { visiblePieces } from '../text.js';

/**
 * Text that somebody else wrote: kept apart from the direction of the text around it, its deceptive characters named.
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

/** An address, whole: its middle is where look-alikes differ. */
export const Address = ({ text }: { readonly text: string }) => (
  <code class="address">
    <Foreign text={text} />
  </code>
);
