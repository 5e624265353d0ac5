import guest from './guest.json';
import search from './search.json';
import stay from './stay.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...guest, ...search, ...stay };
