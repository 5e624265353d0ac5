/*
 * The light half of the design system: native elements, no dependency, in every page's first bytes. What is built on
 * react-aria-components is a file of its own (`@wayfare/ui/dialog`, …) and arrives when somebody uses it.
 */
export { BookingCard } from './parts/booking-card';
export type { BookingCardProps } from './parts/booking-card';
export { BookingFilters } from './parts/booking-filters';
export type { BookingFiltersProps } from './parts/booking-filters';
export { BookingList } from './parts/booking-list';
export type { BookingListProps } from './parts/booking-list';
export { Button, buttonClass } from './parts/button';
export type { ButtonLook, ButtonProps, ButtonVariant } from './parts/button';
export { Checkbox, CheckboxGroup, RadioGroup } from './parts/choices';
export type { CheckboxGroupProps, CheckboxProps, ChoiceOption, RadioGroupProps } from './parts/choices';
export { ComboboxField } from './parts/combobox-field';
export type { ComboboxFieldProps } from './parts/combobox-field';
export { DateRangeField } from './parts/date-range-field';
export type { DateRangeFieldProps } from './parts/date-range-field';
export { DayFields } from './parts/day-fields';
export type { DayFieldsProps, TypedDay } from './parts/day-fields';
export { Badge, Breadcrumbs, Card, Chip, DefinitionList, Disclosure, Picture, RatingBadge, StarRating, urgencyAt } from './parts/display';
export type { Crumb, Definition, PictureProps, PictureUrgency } from './parts/display';
export { EmptyState, ErrorSummary, FailurePanel, Notice, NotOpenYet, Skeleton } from './parts/feedback';
export type { EmptyStateProps, ErrorSummaryProps, FailurePanelProps, NoticeProps } from './parts/feedback';
export { Field } from './parts/field';
export type { ControlProps, FieldProps } from './parts/field';
export { IconButton } from './parts/icon-button';
export { SearchIcon, MapPinIcon, CalendarIcon, UsersIcon, UserIcon, StarIcon, BedIcon, PlaneIcon, TrainIcon, HeartIcon, ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon, MenuIcon, CloseIcon, GlobeIcon, CheckIcon, AlertIcon, WarningIcon, InfoIcon, SuccessIcon, FilterIcon, SortIcon, MapIcon, ListIcon, PlusIcon, MinusIcon, ArrowRightIcon, ArrowLeftIcon, SwapIcon, ExternalIcon, CoffeeIcon, WifiIcon, BuildingIcon, ClockIcon, ImagesIcon, LuggageIcon, TicketIcon, CreditCardIcon, RetryIcon, UndoIcon, SignOutIcon, MailIcon, PhoneIcon, HomeIcon, SeatIcon, DownloadIcon, PrinterIcon, EyeIcon, EyeOffIcon, ShieldCheckIcon } from './parts/icons';
export { Columns, Container, Grid, Inline, Stack } from './parts/layout';
export { ButtonLink, TextLink } from './parts/links';
export { Modal } from './parts/modal';
export type { ModalProps } from './parts/modal';
export { MustBeLogged } from './parts/must-be-logged';
export type { MustBeLoggedProps } from './parts/must-be-logged';
export { Price } from './parts/price';
export { Spinner } from './parts/spinner';
export { StepNav } from './parts/step-nav';
export type { NavStep, StepNavProps } from './parts/step-nav';
export { Stepper } from './parts/stepper';
export type { StepperProps } from './parts/stepper';
export { Tabs } from './parts/tabs';
export type { Tab, TabsProps } from './parts/tabs';
export { Heading, Text } from './parts/text';
export { DateField, SelectField, TextArea, TextField } from './parts/text-fields';
export type { DateFieldProps, SelectFieldProps, SelectOption, TextAreaProps, TextFieldProps } from './parts/text-fields';
export { useHydrated } from './parts/use-hydrated';
export { useSuggestions } from './parts/use-suggestions';
export type { Suggestions } from './parts/use-suggestions';
export { VisuallyHidden } from './parts/visually-hidden';
