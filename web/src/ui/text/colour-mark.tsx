/** A colour with its code, bare: a list has many. */
export const ColourMark = ({ code }: { readonly code: string }) => (
  <span className="dt-colour">
    <i style={{ backgroundColor: code }} />
    {code}
  </span>
);
