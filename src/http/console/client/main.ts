// The console's script. The key lives in its input field alone: it is never stored, logged or put into an address.

import { followReader } from './contents.js';
import { element } from './elements.js';
import { forgetKey, startOperation } from './operation.js';
import { startSearch } from './search.js';

element('tools').hidden = false;
element('unscripted').hidden = true;
startSearch();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-operation]')) startOperation(form);
addEventListener('pagehide', forgetKey);
followReader();
